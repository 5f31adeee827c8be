import type { Locale } from '@/i18n/locales';
import { DataTable } from '../../ui/data-table';
import { sensitivityOf } from './calculate-roi';
import type { Values } from './input-fields';
import { formatGain } from './format-estimates';
import type { RoiStrings } from './calculator-translations';

type SensitivityTableProps = { id: string; values: Values; locale: Locale; strings: RoiStrings };

export function SensitivityTable({ id, values, locale, strings }: SensitivityTableProps) {
  const rows = sensitivityOf(values).map(({ name, measure, less, more }) => [
    strings.assumptions[name],
    formatGain(measure, less, locale, strings.hours),
    formatGain(measure, more, locale, strings.hours),
    measure === 'cost' ? strings.movesCost : strings.movesRevenue,
  ]);
  return (
    <DataTable
      id={id}
      caption={strings.sensitivityCaption}
      columns={[strings.assumption, strings.less, strings.more, strings.moves]}
      rows={rows}
      figures={[1, 2]}
      note={strings.sensitivityNote}
    />
  );
}
