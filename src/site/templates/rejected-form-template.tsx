import type { ComponentProps } from 'react';
import type { FrameView } from '@/content/header-and-footer-types';
import { locales } from '@/i18n/locales';
import { FormReview } from '../forms/rejected-form';
import { Frame } from './page-with-header-and-footer';

type FormReviewTemplateProps = Omit<ComponentProps<typeof FormReview>, 'promiseMinutes'> & {
  frame: FrameView;
};

/** The page that shows a refused form again, for browsers without JavaScript. */
export function FormReviewTemplate({ frame, ...review }: FormReviewTemplateProps) {
  const { kind, locale } = review;
  return (
    <Frame
      page={{ path: `/form/${kind}`, locale, publishedIn: locales }}
      frame={frame}
      layout="default"
    >
      <section className="bg-warm pt-[calc(var(--header-height)+clamp(32px,5vw,72px))] pb-(--section-space)">
        <div className="page-width max-w-3xl">
          <FormReview {...review} promiseMinutes={frame.settings.office.promiseMinutes} />
        </div>
      </section>
    </Frame>
  );
}
