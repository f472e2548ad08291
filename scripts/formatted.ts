import { format } from 'oxfmt'
import style from '../.oxfmtrc.json' with { type: 'json' }

/** The text of a file as `npm run format` would leave it. */
export const formatted = async (file: string, text: string): Promise<string> =>
  (await format(file, text, style)).code
