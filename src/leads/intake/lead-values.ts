import { toE164 } from '../schema/foreign-phone';
import type { Submission } from '../schema/submission';

/** What a lead keeps of a submission, of whatever kind: every answer but those that have a record of their own. */
export function leadValues({ values, envelope }: Submission) {
  return {
    salutation: values.salutation,
    name: values.name,
    email: values.email,
    phone: values.phone,
    phoneE164: toE164(values.phone, values.phoneCountry),
    company: values.company,
    industry: values.industry,
    jobTitle: values.jobTitle,
    department: values.department,
    description: values.description,
    hub: values.hub,
    firstQuestion: values.firstQuestion,
    secondQuestion: values.secondQuestion,
    companyName: values.companyName,
    companyAddress: values.companyAddress,
    companyTaxCode: values.companyTaxCode,
    invoiceReceiptEmail: values.invoiceReceiptEmail,
    preferredLanguage: values.preferredLanguage || envelope.locale,
    event: envelope.event,
    document: envelope.document,
    position: envelope.position,
  };
}
