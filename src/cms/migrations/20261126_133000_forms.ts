import { asFamily } from './steps/rewrite-sections';

/** The section types of forms become one type, with the kind of the form as its variant. */
export const { up, down } = asFamily('form', {
  demoForm: 'book-demo',
  contactForm: 'contact',
  ticketForm: 'get-ticket',
  documentForm: 'get-document',
  careerForm: 'career',
  newsletterForm: 'newsletter',
});
