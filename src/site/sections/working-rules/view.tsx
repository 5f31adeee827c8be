import { SentenceHeading } from '../../ui/sentence-heading';
import type { WorkingRulesModel } from './model';

type WorkingRulesProps = { model: WorkingRulesModel };

/** Rules on a dark background in two columns, each below a gold line. */
export function WorkingRules({ model }: WorkingRulesProps) {
  return (
    <section data-ground="dark" className="section-space bg-ink text-paper">
      <div className="page-width">
        <SentenceHeading as="h2" lines={model.titleLines} className="type-h2" />
        {model.text ? (
          <p className="mt-5 max-w-[36em] text-lead text-muted-dark">{model.text}</p>
        ) : null}
        <ol className="mt-12 grid gap-x-16 gap-y-12 tablet:grid-cols-2 desktop:mt-16">
          {model.rules.map((rule, index) => (
            <li
              key={rule.title}
              className={`border-t border-gold/50 pt-5 ${
                model.rules.length % 2 === 1 && index === 0 ? 'tablet:col-span-2' : ''
              }`}
            >
              <h3 className="type-h3 text-gold">{rule.title}</h3>
              <p className="mt-3 max-w-[40em] text-muted-dark">{rule.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
