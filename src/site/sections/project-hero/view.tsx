import type { Locale } from '@/i18n/locales';
import { ButtonLink } from '../../ui/button-link';
import { SentenceHeading } from '../../ui/sentence-heading';
import { NoteWithDot } from '../../ui/note-with-dot';
import { SampleNote } from '../../ui/sample-note';
import type { ProjectHeroModel } from './model';
import { ProjectPlan } from './project-plan';

type ProjectHeroProps = { model: ProjectHeroModel; locale: Locale };

/**
 * The title with its explanation beside it; below, a project plan with the responsible party of each phase.
 */
export function ProjectHero({ model, locale }: ProjectHeroProps) {
  return (
    <section className="bg-warm pt-[calc(var(--header-height)+clamp(40px,6vw,88px))] pb-[clamp(48px,6vw,88px)]">
      <div className="page-width">
        <div className="grid gap-x-16 gap-y-6 desktop:grid-cols-[1.55fr_1fr] desktop:items-end">
          <div>
            {model.kicker ? <p className="mb-4 font-semibold text-son">{model.kicker}</p> : null}
            <SentenceHeading as="h1" lines={model.titleLines} className="type-h1" />
          </div>
          <div>
            <p className="max-w-[34em] text-lead text-muted">{model.text}</p>
            {model.primary ? <ButtonLink {...model.primary} className="mt-6" /> : null}
            {model.note ? <NoteWithDot text={model.note} className="mt-4 text-jade" /> : null}
          </div>
        </div>
        <ProjectPlan project={model.project} locale={locale} />
        <SampleNote shown={model.sample} className="mt-4 text-small text-muted" />
      </div>
    </section>
  );
}
