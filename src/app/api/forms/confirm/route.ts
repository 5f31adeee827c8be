import { cms } from '@/content/register-cms-instance';
import { confirmForm } from '@/leads/intake/confirm-form';

/** Handles the confirmation button of the thank-you page after a form without JavaScript, see confirmForm. */
export async function POST(request: Request): Promise<Response> {
  return confirmForm(cms, request);
}
