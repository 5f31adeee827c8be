/** A note in place of a list that the server of `CMS_URL` fails to deliver. */
export function MissingListNote({ text }: { text: string }) {
  return (
    <p
      data-missing-list
      className="mt-8 rounded-card border border-dashed border-(--theme-line-control) p-6 text-(--theme-muted) tablet:p-8"
    >
      {text}
    </p>
  );
}
