import { ExhibitLines } from './mockup-lines';
import type { ExhibitModel } from './mockup-model';
import { QrCode } from './fake-qr-code';

type PaperExhibitProps = { model: ExhibitModel };

/** A printed card on a counter or table: its question, the QR code, and the small print. */
export function PaperExhibit({ model }: PaperExhibitProps) {
  return (
    <div className="mx-auto w-full max-w-[20rem] rounded-[10px] bg-paper p-3 shadow-float">
      <div className="grid justify-items-center gap-4 rounded-[6px] border border-gold px-5 py-8 text-center">
        <p className="text-tiny font-semibold text-son-deep">{model.from}</p>
        {model.title ? <p className="type-h3 text-balance">{model.title}</p> : null}
        <QrCode />
        <div className="grid gap-1 text-tiny text-balance text-muted">
          <ExhibitLines lines={model.lines} />
        </div>
      </div>
    </div>
  );
}
