import { decodeBase64 } from "./decodeBase64.ts";
import { decodeEscapes } from "./decodeEscapes.ts";

/** A text as a reader, a browser or a script could see it. */
export interface TextForm {
  readonly text: string;
  readonly form: "text" | "escaped" | "base64";
  /** The offset in the original text of the character at an offset of `text`. */
  readonly originAt: (offset: number) => number;
}

/** A text as it is, with its escapes decoded, and everything in these that is base64. */
export function* textForms(original: string): Generator<TextForm> {
  for (const [pass, { text, originAt }] of decodeEscapes(original).entries()) {
    yield { text, form: pass === 0 ? "text" : "escaped", originAt };
    for (const encoded of decodeBase64(text)) {
      const origin = originAt(encoded.offset);
      yield { text: encoded.text, form: "base64", originAt: () => origin };
    }
  }
}
