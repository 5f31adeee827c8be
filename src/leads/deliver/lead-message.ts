import type { Consent, Lead } from '@/payload-types';

/** What the webhook sends; documented in docs/lead-webhook.md, changed only by adding. */
export function leadMessage(lead: Lead, consents: Consent[], idempotencyKey: string): string {
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
