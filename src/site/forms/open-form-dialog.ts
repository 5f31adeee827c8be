import { goTo, notifyPageChange } from '@/lib/client-side-navigation';
import { isOfThisBuild } from '@/lib/is-page-of-this-build';
import { isPlainClick } from '@/lib/is-click-without-modifier-keys';
import { ownHtml } from '@/lib/trusted-types-policy';
import { readPage } from '../navigation/page-swap';

const classes = {
  dialog:
    'm-auto w-[calc(100%-32px)] max-w-[720px] max-h-[calc(100dvh-32px)] overflow-y-auto overscroll-contain rounded-card bg-paper p-0 text-ink shadow-float backdrop:bg-ink/70 open:entrance',
  head: 'flex items-start justify-between gap-4 px-5 pt-5 tablet:px-8 tablet:pt-8',
  title: 'type-h3 pt-2',
  close:
    'inline-flex min-h-11 shrink-0 cursor-pointer items-center rounded-control px-3 font-semibold hover:bg-silk',
};

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

/** The form of another page of this site, and the text of that page's heading. */
async function readForm(address: string): Promise<{ form: HTMLFormElement; title: string }> {
  const page = new DOMParser().parseFromString(ownHtml(await readPage(address)), 'text/html');
  const form = page.querySelector<HTMLFormElement>('main form[data-form]');
  const heading = page.querySelector('main h1');
  // A second form of the same kind would duplicate the ids of the first, and a form of another build may need another
  // script: both are not opened in a dialog.
  const isUsable = form && !document.getElementById(form.id) && isOfThisBuild(page);
  if (!isUsable) throw new Error('No form there');
  const lines = [...(heading?.children ?? [])].map((line) => line.textContent?.trim());
  const title = lines.length > 0 ? lines.join(' ') : (heading?.textContent ?? '');
  return { form: document.importNode(form, true), title };
}

function build(form: HTMLFormElement, title: string, closeLabel: string): HTMLDialogElement {
  const dialog = element('dialog', classes.dialog);
  dialog.dataset.ground = 'light';
  dialog.dataset.formDialog = '';
  const heading = element('h2', classes.title, title);
  heading.id = `${form.id}-title`;
  dialog.setAttribute('aria-labelledby', heading.id);
  const close = element('button', classes.close, closeLabel);
  close.type = 'button';
  close.addEventListener('click', () => dialog.close());
  const head = element('div', classes.head);
  head.append(heading, close);
  form.classList.remove('border', 'rounded-card');
  dialog.append(head, form);
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  return dialog;
}

/**
 * Shows the form of the linked page in a dialog, under that page's URL: a reload shows the page, the Back button
 * closes the dialog. What was typed is kept for when the form is opened again.
 *
 * @throws when the page can not be read, is of another build or has no form, or when this page has the same form
 */
export async function openFormDialog(link: HTMLAnchorElement, closeLabel: string): Promise<void> {
  // The code of the form's behaviour is loaded too, so that the behaviour starts as soon as the form is on the page.
  const [{ form, title }] = await Promise.all([
    readForm(link.getAttribute('href') ?? ''),
    import('./enhance-form'),
  ]);
  const from = window.location.pathname.replace(/^\/en(?=\/|$)/, '') || '/';
  const page = form.querySelector<HTMLInputElement>('input[name="page"]');
  if (page) page.value = from;
  const dialog = build(form, title, closeLabel);
  document.body.append(dialog);
  window.history.pushState(null, '', link.href);
  notifyPageChange();
  dialog.showModal();

  let leaves = false;
  const onBack = () => {
    leaves = true;
    dialog.close();
    notifyPageChange();
  };
  // Links inside the form navigate within this document, so that the draft in memory is kept.
  form.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('a') : null;
    const href = pressed?.getAttribute('href');
    if (!href?.startsWith('/') || !isPlainClick(event)) return;
    event.preventDefault();
    leaves = true;
    dialog.close();
    goTo(href, { replace: true }); // replaces the dialog's entry in the browser history
  });
  window.addEventListener('popstate', onBack);
  dialog.addEventListener(
    'close',
    () => {
      window.removeEventListener('popstate', onBack);
      dialog.remove();
      if (!leaves) {
        window.addEventListener('popstate', notifyPageChange, { once: true });
        window.history.back();
      }
      link.focus();
    },
    { once: true },
  );
}
