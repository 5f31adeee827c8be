import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands where the vendors' scripts would: every one of them leaves a trace and keeps calling home. */
const callsHome = (name: string, more = '') => `(() => {
  const home = new URL(document.currentScript.src).origin;
  const call = (what) => { new Image().src = home + '/home/${name}/' + what + '?' + Math.random(); };
  call('loaded');
  setInterval(() => call('alive'), 250);
  ${more}
})();`;

const EMBEDDED = `
  <label for="hn">Full name</label><input id="hn" name="firstname" placeholder="Your full name">
  <label for="he">Email</label><input id="he" name="0-1/email" type="email" placeholder="you@work.com">
  <label for="hp">Phone number</label><input id="hp" name="phone">
  <label for="hw">Website URL</label><input id="hw" name="website">
  <label for="hi">Industry</label><select id="hi" name="industry"><option value="">Pick</option><option value="retail">Retail trade</option></select>
  <label for="hj">Job title</label><select id="hj" name="jobTitle"><option value="">Pick</option><option value="manager-leader">Boss</option></select>
  <label><input type="checkbox" name="agree" value="true"><span>I agree to everything</span></label>
  <label><input type="checkbox" name="consentMarketing" value="true"><span>News</span></label>
  <input type="submit" value="Submit now">`;

/** The form provider: `create` appears a while after its script, and draws a form in the provider's words. */
const formProvider = `setTimeout(() => {
  window.hbspt = { forms: { create(options) {
    (window.createdForms ??= []).push({ at: performance.now(), ...options });
    const place = document.querySelector(options.target);
    const form = document.createElement('form');
    form.innerHTML = \`${EMBEDDED}\`;
    place.append(form);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      options.onFormSubmitted(form, { submissionValues: Object.fromEntries(new FormData(form)) });
    });
    setTimeout(() => options.onFormReady(form), 50);
  } } };
}, 1200);`;

const scripts: Readonly<Record<string, string>> = {
  '/gtm.js': callsHome(
    'gtm',
    "document.cookie = '_ga=GA1.1; path=/'; document.cookie = '_gcl_au=1; path=/'; window.seenLayer = [...window.dataLayer].map((entry) => [...(entry.length ? entry : [entry])]);",
  ),
  '/recording.js': callsHome('recording', "localStorage.setItem('_hjSession', '1');"),
  '/sdk.js': callsHome(
    'sdk',
    "document.cookie = 'ajs_anonymous_id=1; path=/'; window.analytics = { track: (event, properties) => { (window.trackedEvents ??= []).push({ event, properties }); } };",
  ),
  '/crm.js': callsHome('crm', "document.cookie = 'hubspotutk=1; path=/';"),
  '/survey.js': callsHome(
    'survey',
    "const { target, state } = window.surveyWidgetSettings; const box = document.createElement('div'); box.id = 'survey-box'; box.dataset.state = state; box.textContent = 'How was it'; document.querySelector(target).append(box);",
  ),
  '/forms.js': formProvider,
};

export type Vendors = { origin: string; asked: () => string[]; stop: () => Promise<void> };

export async function startVendors(): Promise<Vendors> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname + search);
    const script = scripts[pathname];
    response.setHeader('Content-Type', script ? 'text/javascript' : 'image/gif');
    response.statusCode = script ? 200 : 204;
    response.end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked: () => asked,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
