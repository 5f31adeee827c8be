import { SectionHead } from '../../ui/section-header';
import { hueOf } from '../../ui/card-colour-by-id';
import { FoldTitle, PhoneFold } from '../../ui/collapsed-on-phones';
import type { CapabilitiesModel } from './model';

type CapabilitiesProps = { model: CapabilitiesModel };

/**
 * The functions of a product as a table: the group on the left, its entries in two columns. On phones each group but
 * the first is collapsed below its title.
 */
export function Capabilities({ model }: CapabilitiesProps) {
  return (
    <section className="section-space bg-warm">
      <div className="page-width">
        <SectionHead
          lines={model.titleLines}
          text={model.text}
          columns="desktop:grid-cols-[1.5fr_1fr]"
        />
        <div className="mt-10 border-b border-ink desktop:mt-14">
          {model.groups.map((group, index) => (
            <section
              key={group.title}
              data-hue={hueOf(group.hue)}
              className="grid gap-x-8 border-t border-ink py-2 tablet:pt-5 tablet:pb-8 desktop:grid-cols-[1fr_3fr] desktop:pt-6"
            >
              <FoldTitle>
                <h3 className="flex items-baseline gap-3 font-semibold max-desktop:pb-3">
                  <span aria-hidden="true" className="size-3 shrink-0 rounded-full bg-(--hue)" />
                  {group.title}
                </h3>
              </FoldTitle>
              <PhoneFold as="h3" title={group.title} open={index === 0}>
                <dl className="grid content-start gap-x-10 tablet:grid-cols-2">
                  {group.items.map(({ name, text }) => (
                    <div
                      key={name}
                      className="border-line py-4 not-first:border-t tablet:nth-2:border-t-0 desktop:first:pt-0 desktop:nth-2:pt-0"
                    >
                      <dt className="font-semibold">{name}</dt>
                      <dd className="mt-1 max-w-[38em] text-pretty text-muted">{text}</dd>
                    </div>
                  ))}
                </dl>
              </PhoneFold>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
