import type { Consent, Lead, Ticket } from '@/payload-types';
import { ticketTypeName } from '../model/ticket-type-name';

/** The body of the lead webhook, documented in docs/lead-webhook.md. Fields are only ever added. */
export function leadMessage(
  lead: Lead,
  consents: Consent[],
  ticket: Ticket | null,
  idempotencyKey: string,
): string {
  return JSON.stringify({
    type: 'lead.created',
    id: idempotencyKey,
    lead: {
      id: lead.id,
      kind: lead.kind,
      version: lead.version,
      receivedAt: lead.createdAt,
      status: Number(lead.status),
      locale: lead.locale,
      page: lead.page,
      salutation: lead.salutation ?? null,
      name: lead.name,
      email: lead.email,
      phone: lead.phone ?? null,
      phoneE164: lead.phoneE164 ?? null,
      company: lead.company ?? null,
      industry: lead.industry ?? null,
      jobTitle: lead.jobTitle ?? null,
      preferredLanguage: lead.preferredLanguage ?? null,
      description: lead.description ?? null,
      department: lead.department ?? null,
      hub: lead.hub ?? null,
      firstQuestion: lead.firstQuestion ?? null,
      secondQuestion: lead.secondQuestion ?? null,
      event: lead.event ?? null,
      document: lead.document ?? null,
      position: lead.position ?? null,
      invoice: lead.companyName
        ? {
            companyName: lead.companyName,
            companyAddress: lead.companyAddress ?? null,
            companyTaxCode: lead.companyTaxCode ?? null,
            invoiceReceiptEmail: lead.invoiceReceiptEmail ?? null,
          }
        : null,
      ticket: ticket
        ? {
            code: ticket.code,
            type: ticketTypeName(ticket),
            quantity: ticket.quantity,
            unitPrice: ticket.unitPrice,
            total: ticket.total,
            status: ticket.status,
          }
        : null,
      attribution: lead.attribution ?? {},
    },
    consents: consents.map(({ purpose, granted, text, locale, createdAt }) => ({
      purpose,
      granted,
      text,
      locale,
      at: createdAt,
    })),
  });
}
