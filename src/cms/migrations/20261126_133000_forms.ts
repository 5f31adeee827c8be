import { asFamily } from './steps/rewrite-sections';

/** Forms that were types of sections of their own become one type, the variant of which is the kind of form. */
export const { up, down } = asFamily('form', {
  demoForm: 'book-demo',
  contactForm: 'contact',
  ticketForm: 'get-ticket',
  documentForm: 'get-document',
  careerForm: 'career',
  newsletterForm: 'newsletter',
});
