import * as v from 'valibot';

/** The newsletter form: the input's own type checks the address; an empty one is not sent at all. */
export const newsletterSchema = v.object({ email: v.pipe(v.string(), v.trim(), v.nonEmpty()) });
