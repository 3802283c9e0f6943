import type { MessageLanguage, Message, Params, Wording } from "./Message.ts";
import { safeParams, shortened } from "./safeParams.ts";

/** Longest message, in UTF-16 units: only long lists of long names reach it. */
const longest = 1500;

/** The words of a message. Values from files are shortened, and their hidden characters are written out. */
export function wordingIn<P extends Params>(entry: Message<P>, params: NoInfer<P>, language: MessageLanguage): Wording {
  const { message, expected, advice } = entry[language](safeParams(params) as P);
  const short = (text: string): string => shortened(text, longest);
  return {
    message: short(message),
    ...(expected !== undefined && { expected: short(expected) }),
    ...(advice !== undefined && { advice: short(advice) }),
  };
}
