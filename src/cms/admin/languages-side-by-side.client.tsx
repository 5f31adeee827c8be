'use client';

import { useRef } from 'react';

type SideBySideProps = { vi: string; en: string; titles: { vi: string; en: string } };

/** Both languages of a page side by side; they scroll together, in proportion to their lengths. */
export function SideBySide({ vi, en, titles }: SideBySideProps) {
  const frames = useRef<Record<'vi' | 'en', HTMLIFrameElement | null>>({ vi: null, en: null });
  const leader = useRef<'vi' | 'en' | null>(null);
  const follow = (from: 'vi' | 'en') => {
    const own = frames.current[from]?.contentWindow;
    const other = frames.current[from === 'vi' ? 'en' : 'vi']?.contentWindow;
    if (!own || !other || (leader.current && leader.current !== from)) return;
    leader.current = from;
    const length = (view: Window) => view.document.body.scrollHeight - view.innerHeight;
    other.scrollTo(0, (own.scrollY / Math.max(1, length(own))) * length(other));
    own.setTimeout(() => {
      leader.current = null;
    }, 120);
  };
  return (
    <div className="admin-sides">
      {(['vi', 'en'] as const).map((language) => (
        <figure key={language}>
          <figcaption>{titles[language]}</figcaption>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- pages of this site */}
          <iframe
            ref={(frame) => {
              frames.current[language] = frame;
            }}
            title={titles[language]}
            src={language === 'vi' ? vi : en}
            onLoad={({ currentTarget }) => {
              currentTarget.contentWindow?.addEventListener('scroll', () => follow(language), {
                passive: true,
              });
            }}
          />
        </figure>
      ))}
    </div>
  );
}
