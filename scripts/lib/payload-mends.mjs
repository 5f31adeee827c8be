/** Where the code of Payload's screens stands. */
export const PAYLOAD = 'node_modules/@payloadcms/';

/** A name in packed code. */
const NAME = String.raw`[\w$]+`;
const named = (group) => `(?<${group}>${NAME})`;

/**
 * Dates in lists, in the head of a form and in versions are in Viet Nam's zone (D22), not in that of the browser or of the
 * server.
 */
const officeTime = {
  from: new RegExp(
    String.raw`(?<start>\{date:${named('date')},i18n:${NAME},pattern:${NAME},timezone:${NAME}\}\)=>` +
      String.raw`\{let ${NAME}=new ${NAME}\(new Date\(\k<date>\))\)`,
  ),
  to: "$<start>,'Asia/Ho_Chi_Minh')",
};

/**
 * What is typed just before an answer to earlier typing arrives is sent too. Payload notes the form as sent with the typed
 * text in it; the caption of a table then never reached the article.
 */
const typedBeforeAnswer = {
  from: new RegExp(
    String.raw`(?<start>\{acceptValues:${named('accept')},prevStateRef:${named('sent')},serverState:${named('answer')}\}=` +
      String.raw`${NAME},${named('next')}=${named('merge')}\(\{acceptValues:\k<accept>,currentState:${NAME}\|\|\{\},` +
      String.raw`incomingState:\k<answer>\}\);return )\k<sent>\.current=\k<next>,`,
  ),
  to:
    '$<start>$<sent>.current=$<merge>({acceptValues:$<accept>,currentState:$<sent>.current||{},' +
    'incomingState:$<answer>}),',
};

/**
 * The arrow of a list of choices and the button that clears it are for readers of screens too: react-select hides both from them,
 * and Payload leaves both in the tab order. The arrow is left out of that order, because the box beside it opens the list
 * by keys; Space clears a choice, as it presses any button.
 */
const arrowOfChoices = {
  from: new RegExp(
    String.raw`(?<start>\{innerProps:\{ref:${NAME},\.\.\.(?<rest>${NAME})\}\}=${NAME};return ${NAME}\("button",` +
      String.raw`\{className:(?<name>${NAME}),ref:${NAME},\.\.\.\k<rest>),(?<end>onKeyDown:[^"]+"Enter".{0,400}\k<name>\}__icon)`,
  ),
  to: '$<start>,"aria-hidden":void 0,tabIndex:-1,$<end>',
};
const clearingOfChoices = {
  from: new RegExp(
    String.raw`(?<start>\{clearValue:${named('clear')},innerProps:\{ref:${NAME},\.\.\.${named('rest')}\}\}=${NAME};` +
      String.raw`return ${NAME}\("div",\{className:${NAME},ref:typeof ${NAME}=="string"\?null:${NAME},\.\.\.\k<rest>),` +
      String.raw`onKeyDown:${named('event')}=>\{\k<event>\.key==="Enter"&&\(\k<clear>\(\),\k<event>\.stopPropagation\(\)\)\}`,
  ),
  to:
    '$<start>,"aria-hidden":void 0,onKeyDown:$<event>=>{["Enter"," "].includes($<event>.key)&&' +
    '($<clear>(),$<event>.stopPropagation(),$<event>.preventDefault())}',
};

/**
 * The code that makes the tag of a field's heading: `h2` for one of the document, `h3` for one of a row of it, and so on.
 * @param {string} path the code of the field's path
 */
export const tagAt = (path) => `"h"+Math.min(6,2+(${path}.match(/\\.\\d+(?=\\.)/g)||[]).length)`;
/** The label of a field in packed code. */
const fieldLabel = String.raw`${NAME}\(${NAME},\{as:"span",label:[^{}]{1,20},localized:[^{}]{1,9},path:${named('path')},`;
/** Payload makes every field's heading an `h3`, also directly below the title of the document (`h1`). */
const heading = (start, label) => ({
  from: new RegExp(`"h3",(?<start>${start}${label})`),
  to: `${tagAt('$<path>')},$<start>`,
});
const titled = String.raw`\{className:\`\$\{${NAME}\}__title\`,children:`;
const replaceable = String.raw`${NAME}\(${NAME},\{CustomComponent:${NAME},Fallback:`;
const headings = [
  heading(String.raw`\{children:${replaceable}`, fieldLabel),
  heading(titled + replaceable, fieldLabel),
  heading(titled, fieldLabel),
];

/** Each screen has one `main`, with the title of the document in it: Payload begins it after the title, and on forms alone. */
const mainOfScreen = { from: /\}\), children\]/, to: '}), _jsx("main", { children })]' };
const mainOfForm = {
  from: new RegExp(
    String.raw`"main"(?=,\{className:\[${NAME},\(${NAME}\|\|${NAME}\)&&\`\$\{${NAME}\}--is-editing\`)`,
  ),
  to: '"div"',
};
const mainOfVersion = { from: /"main"(?=, \{\n\s+className: baseClass)/, to: '"div"' };

/** The tabs of a form are links without list items around them, and the number of versions belongs to the name of its tab. */
const listOfTabs = { from: /"ul"(?=, \{\n\s+className: `\$\{baseClass\}__tabs`)/, to: '"div"' };
const nameOfTab = { from: /ariaLabel: labelToRender,/, to: '' };

/**
 * The expressions that the admin's build replaces, by module: Payload has no setting for what they do.
 * @type {Readonly<Record<string, readonly { from: RegExp, to: string }[]>>}
 */
export const mends = {
  'ui/dist/exports/client/index.js': [
    officeTime,
    typedBeforeAnswer,
    arrowOfChoices,
    clearingOfChoices,
    ...headings,
    mainOfForm,
  ],
  'ui/dist/exports/shared/index.js': [officeTime],
  'next/dist/elements/DocumentHeader/Tabs/index.js': [listOfTabs],
  'next/dist/elements/DocumentHeader/Tabs/Tab/index.js': [nameOfTab],
  'next/dist/templates/Default/index.js': [mainOfScreen],
  'next/dist/views/Version/Default/index.js': [mainOfVersion],
};

/**
 * The code of a module with its expressions replaced.
 * @param {string} name the module, as in `mends`
 * @param {string} source its code
 * @returns {string}
 * @throws Error when a new version of Payload no longer has an expression
 */
export function mended(name, source) {
  let code = source;
  for (const { from, to } of mends[name] ?? []) {
    if (!from.test(code)) {
      throw new Error(`${name} of Payload has changed: see scripts/lib/payload-mends.mjs.`);
    }
    code = code.replace(from, to);
  }
  return code;
}
