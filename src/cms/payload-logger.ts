import type { Config } from 'payload';
import { errorFields } from '@/lib/write-log-line';

/**
 * Payload's log lines in this site's JSON format. Of an error only its class and code are logged: its message may
 * contain user input (a failed query includes its values).
 */
export const payloadLogger: Config['logger'] = {
  options: {
    base: null,
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    hooks: {
      logMethod(args, method) {
        const [first, second] = args as unknown as [unknown, unknown];
        const fields = typeof first === 'object' && first !== null ? first : undefined;
        const error = first instanceof Error ? first : fields && 'err' in fields && fields.err;
        if (!error) return method.apply(this, args);
        const said = fields && 'msg' in fields ? fields.msg : second;
        const event = typeof said === 'string' ? said : 'cms.error';
        method.call(this, { err: errorFields(error) }, event);
      },
    },
  },
};
