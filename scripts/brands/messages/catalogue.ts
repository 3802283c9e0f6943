import type { FindingCode } from "../findingCodes.ts";
import { brandMessages } from "./brandMessages.ts";
import { campaignMessages } from "./campaignMessages.ts";
import { fieldMessages } from "./fieldMessages.ts";
import { fileMessages } from "./fileMessages.ts";
import { fontMessages } from "./fontMessages.ts";
import { imageMessages } from "./imageMessages.ts";
import { languageMessages } from "./languageMessages.ts";
import type { MessageLanguage, Message, Params, Wording } from "./Message.ts";
import { textMessages } from "./textMessages.ts";
import { themeMessages } from "./themeMessages.ts";
import { tokenMessages } from "./tokenMessages.ts";
import { valueMessages } from "./valueMessages.ts";
import { wordingIn } from "./wordingIn.ts";

/**
 * Every message of a finding, by its code; a code with several messages has a word after a slash for each. A message is
 * a pure function of its params, in English and bokmål.
 */
export const catalogue = {
  ...fileMessages,
  ...fieldMessages,
  ...brandMessages,
  ...textMessages,
  ...languageMessages,
  ...valueMessages,
  ...campaignMessages,
  ...themeMessages,
  ...tokenMessages,
  ...imageMessages,
  ...fontMessages,
};

type Catalogue = typeof catalogue;
export type MessageId = keyof Catalogue;
/** What a message is filled in with. */
export type ParamsOf<Id extends MessageId> = Catalogue[Id] extends Message<infer P> ? P : never;

/** A message and its params, without a place. */
export type Problem = { readonly [Id in MessageId]: { readonly id: Id; readonly params: ParamsOf<Id> } }[MessageId];

/** A message and its params. */
export function problem<Id extends MessageId>(id: Id, params: ParamsOf<Id>): Problem {
  return { id, params } as Problem;
}

/** `CodeOf<"wrong-type/file">` is `"wrong-type"`. */
type CodeOf<Id extends string> = Id extends `${infer Code}/${string}` ? Code : Id;
/**
 * The stable code of a message: the part before the slash. A code that findingCodes.ts does not have is a type error.
 */
export function codeOf(id: MessageId): FindingCode {
  return id.split("/")[0] as CodeOf<MessageId>;
}

/** The words of a problem. */
export function wordingOf({ id, params }: Problem, language: MessageLanguage = "en"): Wording {
  return wordingIn(catalogue[id] as Message<Params>, params, language);
}
