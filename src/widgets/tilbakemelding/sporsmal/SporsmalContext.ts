import { createContext } from "react";
import type { TilbakemeldingReader } from "../tilbakemeldingText.ts";
import type { SvarDraft } from "./sporsmal.ts";

/** The feedback or the follow-up around a question. */
export interface SporsmalForm {
  /** The widget's texts. */
  readonly t: TilbakemeldingReader;
  /** The answer so far. */
  readonly draft: SvarDraft;
  /** Called with each change of the answer. */
  readonly onChange: (draft: SvarDraft) => void;
  /** The answer cannot be changed right now. */
  readonly disabled: boolean;
  /** Whether the question is a heading of the page. Default: no. */
  readonly isHeading?: boolean;
}

/** The feedback or follow-up that a question belongs to. Outside of one it shows nothing (spec: feedback-21). */
export const SporsmalContext = createContext<SporsmalForm | undefined>(undefined);
