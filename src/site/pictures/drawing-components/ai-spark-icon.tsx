/** The icon that marks text written by the AI agent. */
export function AiSparkIcon() {
  return (
    <svg viewBox="0 0 16 16" className="size-4 shrink-0" fill="currentColor">
      <path d="M8 0l1.7 6.3L16 8l-6.3 1.7L8 16l-1.7-6.3L0 8l6.3-1.7z" />
    </svg>
  );
}
