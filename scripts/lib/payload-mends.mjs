/** Where packages stand; the modules below are named from here. */
const PACKAGES = 'node_modules/';

/** The modules of Payload's screens among which the admin's build changes some, as a pattern of paths. */
export const PAYLOAD_MODULES = `**/${PACKAGES}{bson-objectid,payload/dist,@payloadcms/{ui,richtext-lexical}/dist}/**/*.js`;

const SCREENS = '@payloadcms/ui/dist/exports/client/index.js';

/**
 * Each of these lists of a package's parts comes as one file into which the package packed all of its modules, and some
 * of other packages twice.
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

/** Imports of many modules, each with what stands for it in a browser. */
const IMPORTS = [
  // The styles are in `@payloadcms/next/css` already.
  { from: /^import '[^']+\.scss';$/gm, to: '' },
  // The errors of Payload use six of the names and numbers of all states of HTTP.
  {
    from: "import { status as httpStatus } from 'http-status';",
    to: `const httpStatus = ${JSON.stringify(STATUS)};`,
  },
  // Reads blocks that are written as JSX in Markdown; this site has none.
  { from: "import { JSOX } from 'jsox';", to: 'const JSOX = JSON;' },
];

/** The contents of modules with one of these imports. */
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

/** The mends of a module that names components which are shown later. */
function mendsOfShownLater(name) {
  const mends = Object.entries(SHOWN_LATER[name] ?? {}).map(([components, file]) => {
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
  return mends.length > 0
    ? [...mends, { from: /$/, to: "\nimport dynamic from 'next/dynamic.js';\n" }]
    : [];
}

/**
 * The expressions that the admin's build replaces, by module: Payload has no setting for what they do.
 * @type {Readonly<Record<string, readonly { from: RegExp | string, to: string }[]>>}
 */
const mends = {
  // Dates in lists, in the head of a form and in versions are in Viet Nam's zone (D22), not in that of the browser or of
  // the server.
  '@payloadcms/ui/dist/utilities/formatDocTitle/formatDateTitle.js': [
    {
      from: 'new TZDate(new Date(date));',
      to: "new TZDate(new Date(date), 'Asia/Ho_Chi_Minh');",
    },
  ],
  // What is typed just before an answer to earlier typing arrives is sent too. Payload notes the form as sent with the
  // typed text in it; the caption of a table then never reached the article.
  '@payloadcms/ui/dist/forms/Form/fieldReducer.js': [
    {
      from: /(?<=incomingState: serverState\s+\}\);\s+prevStateRef\.current = )newState/,
      to: 'mergeServerFormState({ acceptValues, currentState: prevStateRef.current || {}, incomingState: serverState })',
    },
  ],
  // The list names the date picker itself beside the field that loads it when it is shown.
  [SCREENS]: [{ from: /^export \{ default as DatePicker \} from .*$/m, to: '' }],
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

/** The modules that are changed by name, those above, as a pattern of paths. */
export const CHANGED = new RegExp(
  `${PACKAGES}(?:${[...PACKED, ...Object.keys(mends), ...Object.keys(SHOWN_LATER)].join('|').replaceAll('.', String.raw`\.`)})$`,
);

/**
 * The file that declares the parts of a packed list, each with its module.
 * @param {string} file
 */
export const declarationsOf = (file) => file.replace(/\.js$/, '.d.ts');

/**
 * Whether a module is a packed list.
 * @param {string} file
 */
export const isPacked = (file) => PACKED.some((name) => file.endsWith(`${PACKAGES}${name}`));

/**
 * A list of a package's parts as re-exports of their modules: the build then leaves out what no screen uses, and loads
 * later what a module loads later.
 * @param {string} name the packed list
 * @param {string} declarations what `declarationsOf` the list holds
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
export function mended(file, source) {
  const name = file.slice(file.lastIndexOf(PACKAGES) + PACKAGES.length);
  let code = isPacked(file) ? unpacked(name, source) : source;
  for (const { from, to } of IMPORTS) code = code.replaceAll(from, to);
  for (const { from, to } of [...(mends[name] ?? []), ...mendsOfShownLater(name)]) {
    const changed = code.replace(from, to);
    if (changed === code) {
      throw new Error(`${name} of Payload has changed: see scripts/lib/payload-mends.mjs.`);
    }
    code = changed;
  }
  return code;
}
