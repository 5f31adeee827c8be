import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';

/** The browser's Barcode Detection API, where the browser has one. */
type Detector = { detect: (source: CanvasImageSource) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/**
 * The width in pixels to which the camera's picture is scaled down for the library: enough for a QR code that fills a
 * third of the picture, and fast on an old phone.
 */
const WIDTH = 720;

const options: ReaderOptions = { formats: ['QRCode'], maxNumberOfSymbols: 1 };

/** Reads the QR code in a picture by the library; null where there is none. */
export async function readPicture(picture: ImageData): Promise<string | null> {
  const [found] = await readBarcodes(picture, options);
  return found?.text ?? null;
}

async function browserDetector(): Promise<Detector | null> {
  const Class = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = (await Class?.getSupportedFormats().catch(() => [])) ?? [];
  return Class && formats.includes('qr_code') ? new Class({ formats: ['qr_code'] }) : null;
}

/** The URL of the library's WebAssembly on this site; the library would load it from a CDN. */
const wasm = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;

/**
 * Loads a reader of QR codes in a video: the browser's own, or a library where the browser has none. Resolves once
 * everything is loaded, so that the reader works without a network from then on.
 */
export async function codeReader(): Promise<(video: HTMLVideoElement) => Promise<string | null>> {
  const detector = await browserDetector();
  if (detector) {
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  await prepareZXingModule({
    overrides: { locateFile: (file: string) => (file.endsWith('.wasm') ? wasm : file) },
    fireImmediately: true,
  });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    if (!context || videoWidth === 0) return null;
    const scale = Math.min(1, WIDTH / videoWidth);
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return readPicture(context.getImageData(0, 0, canvas.width, canvas.height));
  };
}
