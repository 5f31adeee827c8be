import { ButtonLink } from '../../ui/button-link';
import { SentenceHeading } from '../../ui/sentence-heading';
import { NoteWithDot } from '../../ui/note-with-dot';
import type { CallToActionModel } from './model';

type CallToActionProps = {
  model: CallToActionModel;
  /** Whether the section ends the page. */
  isLast?: boolean;
};

/** A call to action: at the end of a page a red panel, elsewhere two columns below a line. */
export function CallToAction({ model, isLast = false }: CallToActionProps) {
  return isLast ? <Panel model={model} /> : <Columns model={model} />;
}

function Panel({ model }: CallToActionProps) {
  return (
    <section data-ground="son" className="py-[clamp(48px,7vw,96px)] print:hidden">
      <div className="page-width">
        <div className="relative isolate grid gap-x-12 gap-y-8 overflow-hidden rounded-card bg-son px-6 py-12 text-paper tablet:rounded-stage tablet:px-12 tablet:py-16 desktop:grid-cols-[2fr_1fr] desktop:items-end desktop:px-16 desktop:py-20">
          <div className="absolute inset-2 -z-10 rounded-[14px] border border-gold/50 tablet:inset-3 tablet:rounded-[24px]" />
          <div>
            <SentenceHeading as="h2" lines={model.titleLines} className="type-h1" />
            {model.text ? <p className="mt-5 max-w-[38em] text-lead">{model.text}</p> : null}
          </div>
          <div className="desktop:justify-self-end">
            {model.primary ? <ButtonLink {...model.primary} variant="onSon" /> : null}
            {model.note ? <NoteWithDot text={model.note} className="mt-4 text-paper" /> : null}
          </div>
        </div>
      </div>
    </section>
  );
}

function Columns({ model }: CallToActionProps) {
  return (
    <section className="section-space print:hidden">
      <div className="page-width">
        <div className="grid gap-x-12 gap-y-4 border-t border-(--theme-line-control) pt-10 desktop:grid-cols-2">
          <SentenceHeading as="h2" lines={model.titleLines} className="type-h2" />
          <div>
            {model.text ? <p className="text-lead text-(--theme-muted)">{model.text}</p> : null}
            {model.primary ? (
              <p className="mt-6">
                <ButtonLink {...model.primary} />
              </p>
            ) : null}
            {model.note ? <NoteWithDot text={model.note} className="mt-4 text-jade" /> : null}
          </div>
        </div>
      </div>
    </section>
  );
}
