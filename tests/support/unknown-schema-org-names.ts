import path from 'node:path';
import ts from 'typescript';

const FILE = path.resolve('tests/support/structured-data-under-test.ts');

/** `<property>-input` is no property itself: schema.org/docs/actions.html derives one from any other. */
const INPUT_OF_ACTION = '"query-input"';

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  lib: ['lib.es2022.d.ts'], // without the types of browsers, which take long to read
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
};

const files = new Map<string, ts.SourceFile | undefined>();

/** A file of the vocabulary or of the language, which is the same in each comparison. */
function readOnce(name: string, read: () => ts.SourceFile | undefined): ts.SourceFile | undefined {
  if (!files.has(name)) files.set(name, read());
  return files.get(name);
}

/**
 * Unknown types, properties and values in structured data, compared with the vocabulary that `schema-dts` generates
 * from schema.org's own files. Empty when all are known.
 */
export function unknownToSchemaOrg(graphs: readonly object[]): string[] {
  const lines = graphs.map((graph, index) => {
    const nodes = (graph as { '@graph': unknown[] })['@graph'];
    return `export const g${index}: Node[] = ${JSON.stringify(nodes)};`;
  });
  const source = [
    "import type { Thing } from 'schema-dts';",
    'type Node = Exclude<Thing, string>;',
    ...lines,
  ].join('\n');
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  const readFile = host.readFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === FILE
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022)
      : readOnce(name, () => getSourceFile.call(host, name, ...rest));
  host.fileExists = (name) => name === FILE || fileExists.call(host, name);
  host.readFile = (name) => (name === FILE ? source : readFile.call(host, name));
  const program = ts.createProgram([FILE], options, host);
  const file = program.getSourceFile(FILE);
  return ts
    .getPreEmitDiagnostics(program, file)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
    .filter((message) => !message.includes(INPUT_OF_ACTION));
}
