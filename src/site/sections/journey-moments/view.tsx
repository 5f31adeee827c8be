/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on phones its parts are no table boxes, and some browsers then forget the roles */
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { SectionHead } from '../../ui/section-header';
import { hueOf } from '../../ui/card-colour-by-id';
import type { MomentsModel } from './model';

type MomentsProps = { model: MomentsModel; locale: Locale };
type Labels = { says: string; action: string; owner: string };

/**
 * The moments of a customer journey: a table from tablets up, cards on phones. ARIA roles keep it a table on
 * phones too.
 */
export function Moments({ model, locale }: MomentsProps) {
  const t = getT(locale, 'sections');
  const labels: Labels = {
    says: t('moments.says'),
    action: t('moments.action'),
    owner: t('moments.owner'),
  };
  const head = 'pb-3 pr-6 text-small font-normal text-muted';
  return (
    <section data-hue={hueOf(model.hue)} className="section-space">
      <div className="page-width">
        <SectionHead
          lines={model.titleLines}
          text={model.text}
          columns="desktop:grid-cols-[1.5fr_1fr]"
        />
        <table
          role="table"
          className="mt-8 w-full border-collapse text-left max-tablet:block desktop:mt-12"
        >
          <thead role="rowgroup" className="max-tablet:sr-only">
            <tr role="row">
              <th role="columnheader" scope="col" className={`${head} tablet:w-[17%]`}>
                {t('moments.when')}
              </th>
              <th role="columnheader" scope="col" className={`${head} tablet:w-[30%]`}>
                {labels.says}
              </th>
              <th role="columnheader" scope="col" className={head}>
                {labels.action}
              </th>
              <th role="columnheader" scope="col" className={`${head} tablet:w-[16%] tablet:pr-0`}>
                {labels.owner}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-tablet:grid max-tablet:gap-4">
            {model.moments.map((moment) => (
              <MomentRow key={moment.when} moment={moment} labels={labels} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type MomentRowProps = { moment: MomentsModel['moments'][number]; labels: Labels };

function MomentRow({ moment, labels }: MomentRowProps) {
  const cell = 'align-top max-tablet:block tablet:py-5 tablet:pr-6';
  return (
    <tr
      role="row"
      className="border-line max-tablet:grid max-tablet:gap-4 max-tablet:rounded-card max-tablet:border max-tablet:p-5 tablet:border-t"
    >
      <th role="rowheader" scope="row" className={`${cell} font-semibold text-(--hue)`}>
        {moment.when}
      </th>
      <td role="cell" className={`${cell} text-lead leading-snug font-semibold text-balance`}>
        “{moment.says}”
      </td>
      <td role="cell" className={`${cell} text-muted`}>
        <CardLabel text={labels.action} />
        {moment.action}
      </td>
      <td role="cell" className={`${cell} tablet:pr-0`}>
        <CardLabel text={labels.owner} />
        {moment.owner}
      </td>
    </tr>
  );
}

/** The column's name inside a card, because the table header is hidden there. */
function CardLabel({ text }: { text: string }) {
  return (
    <span aria-hidden="true" className="block text-tiny font-semibold text-muted tablet:hidden">
      {text}
    </span>
  );
}
