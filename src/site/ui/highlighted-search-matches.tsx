type HighlightedTextProps = { pieces: readonly { text: string; found: boolean }[] };

export function HighlightedText({ pieces }: HighlightedTextProps) {
  return pieces.map(({ text, found }, index) =>
    found ? (
      <mark key={index} className="rounded-xs bg-gold/50 text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
