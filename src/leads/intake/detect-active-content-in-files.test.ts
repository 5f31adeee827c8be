import os from 'node:os';
import { deflateRawSync, deflateSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { docx, pdf, zip } from '../../../tests/support/sample-upload-files';
import { resumeType } from '../schema/resume-file-rules';
import { judgeResume } from './validate-form';

const verdictOf = async (bytes: Uint8Array) => (await judgeResume({ name: 'cv', bytes })).verdict;

const pdfOf = (...objects: (string | Buffer)[]) =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n'),
      ...objects.map((object) => Buffer.from(object)),
      Buffer.from('\ntrailer\n<</Root 1 0 R>>\n%%EOF\n'),
    ]),
  );

/** An object stream of a PDF, compressed as newer programs write it. */
const packed = (objects: string | Buffer, more = '/Filter/FlateDecode') => {
  const isReady = typeof objects !== 'string' || more === '';
  const bytes = isReady ? Buffer.from(objects) : deflateSync(objects);
  return Buffer.concat([
    Buffer.from(`9 0 obj\n<</Type/ObjStm/N 1/First 4/Length ${bytes.length}${more}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
};

const noise = Buffer.alloc(40, 0xff);

describe('a PDF with active content is refused as a resume', () => {
  it.each<[string, Uint8Array]>([
    ['a script', pdfOf('3 0 obj\n<</S/JavaScript/JS(app.alert(1))>>\nendobj')],
    ['a script whose name is written otherwise', pdfOf('3 0 obj\n<</S/J#61vaScript>>\nendobj')],
    ['another program', pdfOf('3 0 obj\n<</S /Launch /F(cmd.exe)>>\nendobj')],
    ['a form with scripts', pdfOf('3 0 obj\n<</AcroForm<</XFA 4 0 R>>>>\nendobj')],
    ['a script in an object stream', pdfOf(packed('3 0 <</S/JavaScript/JS(app.alert(1))>>'))],
    ['a script in an unpacked object stream', pdfOf(packed('3 0 <</JS(app.alert(1))>>', ''))],
    ['a script behind a text without end', pdfOf('( 3 0 obj\n<</JS(1)>>\nendobj')],
    ['an object stream that can not be unpacked', pdfOf(packed(noise))],
    ['an object stream that unpacks to too much', pdfOf(packed(' '.repeat(9 * 1024 * 1024)))],
    [
      'a script where a stream should be',
      pdfOf('3 0 obj\n<<>>\nstream\n4 0 obj<</S /JavaScript>>'),
    ],
  ])('%s', async (_, bytes) => {
    expect(resumeType(bytes)).toBe('pdf');
    expect(await verdictOf(bytes)).toBe('invalid');
  });

  it.each<[string, Uint8Array]>([
    ['plain', pdf()],
    [
      'of somebody who writes scripts',
      pdfOf('3 0 obj\n<</Title(HTML/JavaScript \\(/JS\\))>>\nendobj'),
    ],
    ['with such words on its pages', pdfOf('3 0 obj\n<<>>\nstream\n(/JavaScript) Tj\nendstream')],
    ['with packed objects', pdfOf(packed('3 0 <</Type/Font/Title(/JavaScript)>>'))],
    ['that speaks of /Encrypt', pdfOf('3 0 obj\n<</Title(/Encrypt in PDF)>>\nendobj')],
  ])('one %s is', async (_, bytes) => {
    expect(await verdictOf(bytes)).toBe('valid');
  });
});

describe('an encrypted PDF is refused as a resume, with a reason of its own', () => {
  it.each<[string, Uint8Array]>([
    ['readable objects', pdfOf('trailer\n<</Encrypt 7 0 R/Root 1 0 R>>\n')],
    ['objects that can not be read', pdfOf('8 0 obj<</Encrypt 7 0 R>>endobj\n', packed(noise))],
    ['a text without end before its trailer', pdfOf('(\ntrailer\n<</Encrypt<</V 4>>>>\n')],
    ['the name written otherwise', pdfOf('trailer\n<</Encr#79pt 7 0 R>>\n')],
  ])('with %s', async (_, bytes) => {
    expect(await verdictOf(bytes)).toBe('encrypted');
  });
});

describe('a file that takes long to judge', () => {
  it('blocks nothing else, and leaves the priority of other work alone', async () => {
    const priority = os.getPriority();
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 1);
    expect(await verdictOf(pdfOf('/#41'.repeat(100_000)))).toBe('valid');
    clearInterval(counting);
    expect(turns).toBeGreaterThan(5);
    expect(os.getPriority()).toBe(priority);
  });

  it.each<[string, Uint8Array]>([
    ['more names than any resume has', pdfOf('/A'.repeat(600_000))],
    [
      'more object streams than any resume has',
      pdfOf(...Array.from({ length: 6000 }, () => packed('/A'))),
    ],
  ])('is refused for %s', async (_, bytes) => {
    expect(await verdictOf(bytes)).toBe('invalid');
  });

  it('is given up after a time limit, called neither good nor bad, and the next one is judged', async () => {
    const { Worker } = process.getBuiltinModule('node:worker_threads');
    const post = vi.spyOn(Worker.prototype, 'postMessage').mockReturnValueOnce();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const late = verdictOf(pdf()).catch((error: unknown) => error);
    await vi.waitFor(() => expect(post).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(await late).toMatchObject({ code: 'TOO_SLOW' });
    expect(await verdictOf(pdf())).toBe('valid');
  });
});

describe('the worker that judges files', () => {
  const { Worker } = process.getBuiltinModule('node:worker_threads');
  const exitOf = (worker: InstanceType<typeof Worker>) =>
    new Promise((resume) => worker.once('exit', resume));

  /** Judges a file and returns the worker that did it and waits for the next one. */
  async function idleWorker() {
    const post = vi.spyOn(Worker.prototype, 'postMessage');
    expect(await verdictOf(pdf())).toBe('valid');
    const worker = post.mock.contexts[0] as InstanceType<typeof Worker>;
    post.mockRestore();
    return worker;
  }

  it('ends between two files without harm, and the next file has a new one', async () => {
    const worker = await idleWorker();
    const exit = exitOf(worker);
    await worker.terminate();
    await exit;
    expect(await verdictOf(pdf())).toBe('valid');
  });

  it('fails between two files without ending the server, and the next file has a new one', async () => {
    const worker = await idleWorker();
    expect(() => worker.emit('error', new Error('of the worker'))).not.toThrow();
    expect(await verdictOf(pdf())).toBe('valid');
    expect(await idleWorker()).not.toBe(worker);
  });

  it('ends during a file, which is given up at once', async () => {
    vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function end(
      this: InstanceType<typeof Worker>,
    ) {
      void this.terminate();
    });
    await expect(verdictOf(pdf())).rejects.toMatchObject({ code: 'WORKER_ENDED' });
    expect(await verdictOf(pdf())).toBe('valid');
  });
});

describe('a Word document with active content is refused as a resume', () => {
  const types = (type: string) =>
    `<Types><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/a.xml" ContentType="${type}"/></Types>`;
  const macros = types('application/vnd.ms-office.vbaProject');
  const rels = (target: string) =>
    `<Relationships><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="${target}" TargetMode="External"/></Relationships>`;
  const withTypes = (text: string | Uint8Array) =>
    docx([], { '[Content_Types].xml': Buffer.from(text) });

  it.each<[string, Uint8Array]>([
    ['macros in another case', docx(['word/VBAPROJECT.BIN'])],
    ['macros in another folder', docx(['macros\\vbaProject.bin'])],
    ['macros under another name', withTypes(macros)],
    ['macros, in UTF-16', withTypes(Buffer.from(macros, 'utf16le'))],
    ['macros, named by references', withTypes(macros.replace('vba', '&#118;&#x62;a'))],
    [
      'a type that is made for macros',
      withTypes(types('application/vnd.ms-word.document.macroEnabled.main+xml')),
    ],
    [
      'a template from elsewhere',
      docx(['word/_rels/settings.xml.rels'], {
        'word/_rels/settings.xml.rels': Buffer.from(rels('https://x.example/a.dotm')),
      }),
    ],
  ])('%s', async (_, bytes) => {
    expect(await verdictOf(bytes)).toBe('invalid');
  });

  it('also where its parts are compressed', async () => {
    const bytes = docx([], { '[Content_Types].xml': Buffer.from(macros) }, deflateRawSync);
    expect(await verdictOf(bytes)).toBe('invalid');
    const plain = docx(
      [],
      { '[Content_Types].xml': Buffer.from(types('image/png')) },
      deflateRawSync,
    );
    expect(await verdictOf(plain)).toBe('valid');
  });

  it('also with more directory entries than it declares', async () => {
    const many = Array.from({ length: 5001 }, (_, number) => `a${number}`);
    expect(await verdictOf(docx([...many, 'word/vbaProject.bin']))).toBe('invalid');
    const hidden = Buffer.from(docx(['a', 'word/other.bin']));
    const end = hidden.length - 22;
    hidden.writeUInt16LE(hidden.readUInt16LE(end + 10) - 1, end + 10);
    expect(resumeType(hidden)).toBeNull();
  });

  it.each<[string, Uint8Array]>([
    ['plain', docx()],
    [
      'with the template of its own computer',
      docx(['word/_rels/settings.xml.rels'], {
        'word/_rels/settings.xml.rels': Buffer.from(rels('file:///C:/Users/lan/Normal.dotm')),
      }),
    ],
    ['with pictures', zip(['[Content_Types].xml', 'word/document.xml', 'word/media/image1.png'])],
  ])('one %s is', async (_, bytes) => {
    expect(await verdictOf(bytes)).toBe('valid');
  });
});
