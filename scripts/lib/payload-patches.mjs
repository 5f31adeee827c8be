/** The folder from which the modules below are named. */
const PACKAGES = 'node_modules/';

/** The modules of Payload's screens among which the admin's build changes some, as a pattern of paths. */
export const PAYLOAD_MODULES = `**/${PACKAGES}{bson-objectid,payload/dist,@payloadcms/{next/dist/{elements,layouts,templates,utilities,views},ui/dist,richtext-lexical/dist}}/**/*.js`;

const SCREENS = '@payloadcms/ui/dist/exports/client/index.js';

/**
 * Packed lists: modules that export the parts of a package, published as one file that holds all modules of the
 * package, and some of other packages twice.
 */
const PACKED = [
  SCREENS,
  '@payloadcms/ui/dist/exports/shared/index.js',
  '@payloadcms/richtext-lexical/dist/exports/client/index.js',
];

const STATUS = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  LOCKED: 423,
  INTERNAL_SERVER_ERROR: 500,
};

/** Imports of many modules, each with its replacement for browsers. */
const IMPORTS = [
  // The styles are in `@payloadcms/next/css` already.
  { from: /^import '[^']+\.scss';$/gm, to: '' },
  // Payload's errors use six of the names and numbers of HTTP statuses.
  {
    from: "import { status as httpStatus } from 'http-status';",
    to: `const httpStatus = ${JSON.stringify(STATUS)};`,
  },
  // JSOX reads blocks that are written as JSX in Markdown; this site has none.
  { from: "import { JSOX } from 'jsox';", to: 'const JSOX = JSON;' },
];

/** Matches the content of a module with one of these imports. */
export const IMPORTING =
  /^import (?:'[^']+\.scss'|\{ status as httpStatus \} from 'http-status'|\{ JSOX \} from 'jsox');$/m;

/**
 * Components that the build loads when they are first shown, by the module that names them: the cropping of a picture,
 * the upload of many files, and folders, which this site does not use.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
const SHOWN_LATER = {
  '@payloadcms/ui/dist/elements/BulkUpload/index.js': {
    AddFilesView: './AddFilesView/index.js',
    AddingFilesView: './AddingFilesView/index.js',
  },
  '@payloadcms/ui/dist/elements/DocumentControls/index.js': {
    MoveDocToFolder: '../FolderView/MoveDocToFolder/index.js',
  },
  '@payloadcms/ui/dist/elements/Upload/index.js': { EditUpload: '../EditUpload/index.js' },
  [SCREENS]: {
    DefaultBrowseByFolderView: '../../views/BrowseByFolder/index.js',
    DefaultCollectionFolderView: '../../views/CollectionFolder/index.js',
    FolderFileTable: '../../elements/FolderView/FolderFileTable/index.js',
    FolderTypeField: '../../elements/FolderView/FolderTypeField/index.js',
    ItemCardGrid: '../../elements/FolderView/ItemCardGrid/index.js',
    'MoveDocToFolder, MoveDocToFolderButton,': '../../elements/FolderView/MoveDocToFolder/index.js',
  },
};

/** The replacements in a module that names components of SHOWN_LATER. */
function patchesOfShownLater(name) {
  const patches = Object.entries(SHOWN_LATER[name] ?? {}).map(([components, file]) => {
    const verb = name === SCREENS ? 'export' : 'import';
    const declared = components
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
      .map((one) => `const ${one} = dynamic(() => import('${file}').then((part) => part.${one}));`);
    return {
      from: `${verb} { ${components} } from '${file}';`,
      to: declared.map((one) => (verb === 'export' ? `export ${one}` : one)).join('\n'),
    };
  });
  return patches.length > 0
    ? [...patches, { from: /$/, to: "\nimport dynamic from 'next/dynamic.js';\n" }]
    : [];
}

/**
 * The code that computes the tag of a field's heading: `h2` for a field of the document, `h3` for one of a row, and
 * so on.
 * @param {string} path the code of the field's path
 */
export const tagAt = (path) => `"h"+Math.min(6,2+(${path}.match(/\\.\\d+(?=\\.)/g)||[]).length)`;

/** Payload makes every field's heading an `h3`, also directly below the title of the document (`h1`). */
const headingOfField = { from: '_jsx("h3", {', to: `_jsx(${tagAt('path')}, {` };

/**
 * The expressions that the admin's build replaces, by module: Payload has no setting for what they do.
 * @type {Readonly<Record<string, readonly { from: RegExp | string, to: string }[]>>}
 */
const patches = {
  // Dates in lists, in the head of a form and in versions are in Viet Nam's zone (D22), not in that of the browser or of
  // the server.
  '@payloadcms/ui/dist/utilities/formatDocTitle/formatDateTitle.js': [
    {
      from: 'new TZDate(new Date(date));',
      to: "new TZDate(new Date(date), 'Asia/Ho_Chi_Minh');",
    },
  ],
  // Text that is typed while the answer to earlier typing is on its way must be sent too. Payload notes the form,
  // with that text in it, as already sent; the caption of a table then never reached the article.
  '@payloadcms/ui/dist/forms/Form/fieldReducer.js': [
    {
      from: /(?<=incomingState: serverState\s+\}\);\s+prevStateRef\.current = )newState/,
      to: 'mergeServerFormState({ acceptValues, currentState: prevStateRef.current || {}, incomingState: serverState })',
    },
    // A field remembers the value that the server refused on saving, for the module below. It does not keep the form
    // from being sent again: what was wrong may lie elsewhere and be mended, as a page that was missing.
    {
      from: /(?<=errorMessage: message,\s+)valid: false/,
      to: 'valid: false, validate: () => true, refused: { message, value: newState[fieldPath]?.value ?? null }',
    },
  ],
  // A field that the server refused stays marked until its value changes or the form is saved. Payload validates the
  // form again after each change, by the rules of single fields alone, and took the mark away at once.
  '@payloadcms/ui/dist/forms/Form/mergeServerFormState.js': [
    {
      from: /if \(incomingField\.valid !== false\) \{\s+newState\[path\]\.valid = true;\s+\}/,
      to: `if (acceptValues === true) delete newState[path].refused;
    const { refused, value: shown } = newState[path];
    if (refused && dequal(shown ?? null, refused.value)) {
      newState[path].valid = false;
      newState[path].errorMessage = refused.message;
    } else if (incomingField.valid !== false) {
      newState[path].valid = true;
    }`,
    },
  ],
  // The arrow of a select field, and the button that clears it, are shown to screen readers too: react-select hides
  // both, though Payload leaves them in the tab order. The arrow is taken out of the tab order, because the box
  // beside it opens the list by keys; Space clears a choice, as it presses any button.
  '@payloadcms/ui/dist/elements/ReactSelect/DropdownIndicator/index.js': [
    {
      from: '...restInnerProps,',
      to: '...restInnerProps, "aria-hidden": undefined, tabIndex: -1,',
    },
  ],
  '@payloadcms/ui/dist/elements/ReactSelect/ClearIndicator/index.js': [
    { from: '...restInnerProps,', to: '...restInnerProps, "aria-hidden": undefined,' },
    {
      from: /if \(e\.key === 'Enter'\) \{\s+clearValue\(\);/,
      to: "if (e.key === 'Enter' || e.key === ' ') { clearValue(); e.preventDefault();",
    },
  ],
  // A chosen value that can be dragged has a button that removes it inside, so it can not be a button itself.
  '@payloadcms/ui/dist/elements/ReactSelect/MultiValue/index.js': [
    {
      from: '...attributes,',
      to: '...attributes, role: "group", "aria-label": typeof data?.label === "string" ? data.label : undefined,',
    },
  ],
  // The list of uploads writes the name of each file beside its picture.
  '@payloadcms/ui/dist/elements/Table/DefaultCell/fields/File/index.js': [
    { from: /\.\.\.rowData,\s+filename\s/, to: "...rowData, filename: '' " },
  ],
  // The heading of an empty list comes directly below the list's title (`h1`).
  '@payloadcms/ui/dist/views/List/index.js': [
    {
      from: /_jsx\("h3", (?=\{\s+children: i18n\.t\('general:noResultsFound'\))/,
      to: '_jsx("h2", ',
    },
  ],
  '@payloadcms/ui/dist/fields/Array/index.js': [headingOfField],
  '@payloadcms/ui/dist/fields/Blocks/index.js': [headingOfField],
  '@payloadcms/ui/dist/fields/Group/index.js': [headingOfField],
  // Each screen has one `main`, which holds the title of the document too: Payload begins it after the title, and on
  // forms alone.
  '@payloadcms/next/dist/templates/Default/index.js': [
    { from: '}), children]', to: '}), _jsx("main", { children })]' },
  ],
  '@payloadcms/ui/dist/views/Edit/index.js': [{ from: '"main"', to: '"div"' }],
  '@payloadcms/next/dist/views/Version/Default/index.js': [{ from: '"main"', to: '"div"' }],
  // A link to a list shows what it says, such as its number of rows, and changes no preferences: Payload saves them as
  // those of the reader. They are saved when the reader changes the list, for which the admin's script asks.
  '@payloadcms/next/dist/views/List/index.js': [
    {
      from: /(?<=req,\s+value: )(?=\{\s+columns: columnsFromQuery,)/,
      to: "req.headers.get('sec-fetch-dest') === 'document' ? {} : ",
    },
    {
      from: 'query.limit = collectionPreferences?.limit',
      to: 'query.limit = (isNumber(query?.limit) && Number(query.limit)) || collectionPreferences?.limit',
    },
    {
      from: 'query.sort = collectionPreferences?.sort',
      to: 'query.sort = query?.sort || collectionPreferences?.sort',
    },
  ],
  // The button that restores a version sends the language of its screen: Payload sends none, and a preference may be that
  // of another window. A refused restore says why.
  '@payloadcms/next/dist/views/Version/Restore/index.js': [
    { from: 'useConfig, useModal,', to: 'useConfig, useLocale, useModal,' },
    {
      from: 'const [draft, setDraft] = useState(false);',
      to: 'const [draft, setDraft] = useState(false);\n  const { code: locale } = useLocale();',
    },
    {
      from: /(?<=collectionConfig\.slug\}\/versions\/\$\{versionID\}\?draft=\$\{draft\})/,
      to: '&locale=${locale}',
    },
    { from: 'versionID, draft, adminRoute', to: 'versionID, draft, locale, adminRoute' },
    {
      from: "toast.error(t('version:problemRestoringVersion'));",
      to: `const { message, errors = [] } = await res.json().catch(() => ({}));
      const said = new Set([message, ...errors.map((error) => error.message)]);
      toast.error([...said].filter(Boolean).join('\\n') || t('version:problemRestoringVersion'));`,
    },
  ],
  // The tabs of a form are links without list items around them, so they stand in no list. The number of versions is
  // part of the accessible name of its tab.
  '@payloadcms/next/dist/elements/DocumentHeader/Tabs/index.js': [{ from: '"ul"', to: '"div"' }],
  '@payloadcms/next/dist/elements/DocumentHeader/Tabs/Tab/index.js': [
    { from: 'ariaLabel: labelToRender,', to: '' },
  ],
  // The list exports the date picker itself too, which would load it with every screen.
  [SCREENS]: [{ from: /^export \{ default as DatePicker \} from .*$/m, to: '' }],
  // A list's filter by "exists" of a field that the list does not have, as a bookmark made before a field was removed, is
  // shown as text: Payload ends with an error.
  '@payloadcms/ui/dist/elements/WhereBuilder/Condition/DefaultFilter/index.js': [
    { from: 'booleanSelect || [', to: 'booleanSelect && internalField || [' },
  ],
  // A screen gets the texts of forms in the language of the account alone, and the fields of its own document type
  // alone: with all of them in both languages each screen was half a megabyte larger.
  '@payloadcms/ui/dist/utilities/getClientConfig.js': [
    {
      from: /(?<=const cachedClientConfig = )createClientConfig\((\{.*?\})\);/s,
      to: 'inOneLanguage(createClientConfig($1), currentLanguage);',
    },
    {
      from: /$/,
      to: "\nimport { inOneLanguage } from '../../../../../src/cms/admin/config-for-browsers.ts';\n",
    },
  ],
  '@payloadcms/next/dist/layouts/Root/index.js': [
    { from: 'config: clientConfig,', to: 'config: withoutFields(clientConfig),' },
    {
      from: /$/,
      to: "\nimport { withoutFields } from '../../../../../../src/cms/admin/config-for-browsers.ts';\n",
    },
  ],
  // The fields with which the server makes the parts of a form are kept by language: Payload keeps those of the
  // language in which a form was first opened, and sent them beside those of the other language.
  '@payloadcms/ui/dist/utilities/getClientSchemaMap.js': [
    {
      from: 'const cacheKey = collectionSlug ||',
      to: "const cacheKey = i18n.language + ' ' + (collectionSlug ||",
    },
    { from: '`widget:${widgetSlug}`;', to: '`widget:${widgetSlug}`);' },
  ],
  // The frame of a screen and the screen ask for the rights of the account: they are found and sent once.
  '@payloadcms/next/dist/utilities/initReq.js': [
    {
      from: /await getAccessResults\(\{\s+req\s+\}\)/,
      to: 'await (hasUserOverride ? getAccessResults({ req }) : (partialResult.permissions ??= getAccessResults({ req })))',
    },
  ],
  // The date picker is loaded when a field of it is used, not when it is shown.
  '@payloadcms/ui/dist/elements/DatePicker/index.js': [
    {
      from: /_jsx\(Suspense, \{\s+fallback: .*?\}\),\s+children: \/\*#__PURE__\*\/_jsx\(DatePicker, \{\s+\.\.\.props\s+\}\)\s+\}\)/s,
      to: '_jsx(DatePickerWhenUsed, { ...props, Picker: DatePicker })',
    },
    {
      from: /$/,
      to: "\nimport { DatePickerWhenUsed } from '../../../../../../src/cms/admin/date-picker-when-used.client.tsx';\n",
    },
  ],
  // The text editor is loaded when a form shows it, not with the first page.
  '@payloadcms/richtext-lexical/dist/field/rscEntry.js': [
    {
      from: "import { RichTextField } from '../exports/client/index.js';",
      to: "import { TextEditor as RichTextField } from '../../../../../src/cms/rich-text/text-editor.client.tsx';",
    },
  ],
  // `src/cms/rich-text/rich-text-version-diff.tsx` loads the styles of a comparison with it.
  '@payloadcms/richtext-lexical/dist/field/Diff/index.js': [
    { from: "import '../bundled.css';", to: '' },
  ],
  // Browsers have no `Buffer`: the build would add one for these lines alone.
  'bson-objectid/objectid.js': [
    { from: 'try{ return Buffer; }catch(_){ return null; }', to: 'return null;' },
  ],
  'payload/dist/utilities/deepCopyObject.js': [
    { from: /if \(cur instanceof Buffer\) \{\s+return Buffer\.from\(cur\);\s+\}/, to: '' },
  ],
  // The server compares a JSON value with its field's schema; the library for it is not loaded by browsers.
  'payload/dist/fields/validations.js': [
    { from: "import Ajv from 'ajv';", to: '' },
    {
      from: /if \(jsonSchema && isNotEmpty\(value\)\) \{.*?\n {4}\}\n(?= {4}return true;)/s,
      to: '',
    },
  ],
};

/** Matches the paths of the modules above. Further modules are changed for their imports alone (`IMPORTING`). */
export const CHANGED = new RegExp(
  `${PACKAGES}(?:${[...PACKED, ...Object.keys(patches), ...Object.keys(SHOWN_LATER)].join('|').replaceAll('.', String.raw`\.`)})$`,
);

/**
 * The file that declares the exports of a packed list, each with its module.
 * @param {string} file
 */
export const declarationsOf = (file) => file.replace(/\.js$/, '.d.ts');

/**
 * Whether a module is a packed list.
 * @param {string} file
 */
export const isPacked = (file) => PACKED.some((name) => file.endsWith(`${PACKAGES}${name}`));

/**
 * The code of a packed list as re-exports of the package's modules: the build then leaves out what no screen uses,
 * and loads later what a module loads later.
 * @param {string} name the packed list
 * @param {string} declarations the content of the file `declarationsOf` names
 */
function unpacked(name, declarations) {
  const code = declarations
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/^export type \{[^}]*\} from .*$/gm, '')
    .replaceAll(/\btype [\w$]+(?: as [\w$]+)?,?/g, '')
    .replaceAll(/^\/\/.*$/gm, '');
  return name.includes('/client/') ? `'use client';\n${code}` : code;
}

/**
 * The code of a module with its expressions replaced.
 * @param {string} file the path of the module
 * @param {string} source its code; of a packed list, its declarations
 * @returns {string}
 * @throws Error when a new version of Payload no longer has an expression
 */
export function patched(file, source) {
  const name = file.slice(file.lastIndexOf(PACKAGES) + PACKAGES.length);
  let code = isPacked(file) ? unpacked(name, source) : source;
  for (const { from, to } of IMPORTS) code = code.replaceAll(from, to);
  for (const { from, to } of [...(patches[name] ?? []), ...patchesOfShownLater(name)]) {
    const changed = code.replace(from, to);
    if (changed === code) {
      throw new Error(`${name} of Payload has changed: see scripts/lib/payload-patches.mjs.`);
    }
    code = changed;
  }
  return code;
}
