import type { ReactNode } from "react";
import { type TextLanguage, textMark } from "#domain/format/textLanguage.ts";
import { useLanguage } from "./useLanguage.ts";

interface BackEndTextProps {
  /** What the answer says about its texts. */
  readonly language: TextLanguage;
  /** Shown where the answer has no text: words of the portal. */
  readonly fallback?: string;
  readonly children: ReactNode;
}

/** A text of the back end: isolated from the text around it, and marked where it is in another language than the page. */
export function BackEndText({ language, fallback, children }: BackEndTextProps) {
  const mark = textMark(language, useLanguage());
  return children ? <bdi lang={mark}>{children}</bdi> : <bdi>{fallback}</bdi>;
}
