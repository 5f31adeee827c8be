/** Where the packed code of Payload's screens stands. */
export const PAYLOAD_UI = 'node_modules/@payloadcms/ui/dist/exports/';

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
 * The expressions that the admin's build replaces, by module: Payload has no setting for what they do.
 * @type {Readonly<Record<string, readonly { from: RegExp, to: string }[]>>}
 */
export const mends = {
  'client/index.js': [officeTime, typedBeforeAnswer],
  'shared/index.js': [officeTime],
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
