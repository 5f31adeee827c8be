type BillingSwitchProps = { legend: string; monthly: string; yearly: string; hint: string | null };

const option =
  'flex min-h-11 cursor-pointer items-center rounded-[9px] px-4 text-small font-semibold text-muted transition-colors duration-150 hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--theme-focus)';

/** A switch between monthly and yearly payment; CSS changes the prices around it. */
export function BillingSwitch({ legend, monthly, yearly, hint }: BillingSwitchProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <legend className="sr-only">{legend}</legend>
      <div className="flex rounded-control border border-line-control bg-paper p-1 print:hidden">
        <label className={option}>
          <input type="radio" name="billing" value="monthly" defaultChecked className="sr-only" />
          {monthly}
        </label>
        <label className={option}>
          <input type="radio" name="billing" value="yearly" className="sr-only" />
          {yearly}
        </label>
      </div>
      {hint ? <p className="text-small font-semibold text-jade">{hint}</p> : null}
    </fieldset>
  );
}
