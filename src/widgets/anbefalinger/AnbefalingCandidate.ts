import type { MouseEventHandler, ReactElement, ReactNode } from "react";

/** A product that may be recommended. */
export interface AnbefalingCandidate {
  /** For example `BIL`, as in the scores. */
  readonly productType: string;
  /** Where it is bought. */
  readonly href: string;
  /** Default: the built-in title of the product type, where there is one. */
  readonly title?: string | undefined;
  /** One sentence. Default: the built-in one of the product type, where there is one. */
  readonly content?: string | undefined;
  /** Decorative. */
  readonly image?: AnbefalingImageSource | undefined;
  /** Decorative; shown where there is no image. */
  readonly illustration?: ReactElement | undefined;
}

/** An image and its own size, in pixels. */
export interface AnbefalingImageSource {
  /** Address of the image. */
  readonly src: string;
  /** Natural width in px. */
  readonly width: number;
  /** Natural height in px. */
  readonly height: number;
}

/** A recommendation as its card shows it (spec: anbefalinger-4). */
export interface Anbefaling extends AnbefalingCandidate {
  /** Heading of the card. */
  readonly title: string;
  /** Text of the card. */
  readonly content: string;
  /** Undefined where the answer has no score of it. */
  readonly score: number | undefined;
}

/** What the link of a card gives to `linkComponent`. */
export interface AnbefalingLinkProps {
  /** Where the card leads. */
  readonly href: string;
  /** A part of `aria-labelledby`. */
  readonly id: string;
  /** The widget's own styles. */
  readonly className?: string;
  /** The link's text and the product's name: unique in a list of links. */
  readonly "aria-labelledby": string;
  /** Has to be called when the link is pressed. */
  readonly onClick: MouseEventHandler<HTMLAnchorElement>;
  /** Text of the link. */
  readonly children: ReactNode;
}
