import { createServer } from 'node:http';

/** A script in place of a vendor's: it sends a request when it is loaded and then every 250 ms, and runs `more`. */
const callsHome = (name, more = '') => `(() => {
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

/**
 * The form provider's script: `create` exists 700 ms after the script has run, and renders a form with the provider's
 * labels.
 */
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
    setTimeout(() => {
      options.onFormReady(form);
      window.readiedForms = (window.readiedForms ?? 0) + 1;
    }, 50);
  } } };
}, 700);`;

const scripts = {
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

/** The request header that names the visitor of a test. */
const VISITOR = 'x-test-visitor';

const settingsFor = (origin) => ({
  TAG_MANAGER_SCRIPT_URL: `${origin}/gtm.js`,
  TAG_MANAGER_ID: 'GTM-TEST',
  SESSION_RECORDING_SCRIPT_URL: `${origin}/recording.js?site={id}`,
  SESSION_RECORDING_ID: 'rec-1',
  ANALYTICS_SDK_SCRIPT_URL: `${origin}/sdk.js`,
  ANALYTICS_SDK_ID: 'sdk-1',
  CRM_SCRIPT_URL: `${origin}/crm.js`,
  CRM_SCRIPT_ID: 'crm-1',
  SURVEY_WIDGET_SCRIPT_URL: `${origin}/survey.js`,
  SURVEY_WIDGET_ID: 'survey-1',
  EMBED_FORM_SCRIPT_URL: `${origin}/forms.js`,
  EMBED_FORM_PORTAL_ID: '7654321',
  EMBED_FORM_ID_BOOK_DEMO: 'form-book-demo-1',
  EMBED_FORM_ID_EVENT_LISTING: 'form-events-2',
});

/**
 * Serves all third-party scripts. GET /asked?visitor=… lists what one visitor's browser requested, in order.
 */
export async function startVendors() {
  const asked = [];
  const server = createServer((request, response) => {
    const { pathname, search, searchParams } = new URL(request.url, 'http://localhost');
    if (pathname === '/asked') {
      const own = asked.filter(({ visitor }) => visitor === searchParams.get('visitor'));
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(own.map(({ address }) => address)));
      return;
    }
    asked.push({ visitor: request.headers[VISITOR], address: pathname + search });
    const script = scripts[pathname];
    response.setHeader('Content-Type', script ? 'text/javascript' : 'image/gif');
    response.statusCode = script ? 200 : 204;
    response.end(script);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  return {
    origin,
    settings: settingsFor(origin),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
