import { Icon } from '../../ui/icon';

type PlanIncludesProps = { items: string[]; className?: string };

export function PlanIncludes({ items, className = '' }: PlanIncludesProps) {
  return (
    <ul className={`grid gap-x-6 gap-y-2.5 text-small ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          <Icon name="check" className="mt-px size-5 text-(--plan-mark,var(--color-jade))" />
          {item}
        </li>
      ))}
    </ul>
  );
}
