import { type DrawingProps, Illustration, type IllustrationPart } from "./Illustration.tsx";

const parts: readonly IllustrationPart[] = [
  ["soft", "M26 150C8 108 28 48 84 32s124 6 138 60c6 24 0 44-10 58z"],
  ["accent", "M164 54a16 16 0 1 0 32 0a16 16 0 1 0-32 0z"],
  ["line", "M40 116l26-34 18 22 12-14 14 18"],
  [
    "fill",
    "M50 134v-16c0-7 4-11 10-12l16-3 17-23c3-4 7-6 12-6h42c5 0 9 2 12 6l17 24 15 4c6 2 10 7 10 13v13c0 3-2 5-5 5H55c-3 0-5-2-5-5z",
  ],
  ["light", "M90 102l12-16c2-2 4-3 6-3h15v19zM132 83h13c3 0 5 1 7 3l11 16h-31z"],
  ["line", "M127 102v33M136 112h8"],
  ["accent", "M186 112h13c2 2 3 5 3 9h-12c-3 0-5-2-5-5z"],
  ["light", "M70 138a15 15 0 1 0 30 0a15 15 0 1 0-30 0zM152 138a15 15 0 1 0 30 0a15 15 0 1 0-30 0z"],
  ["fill", "M80 138a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM162 138a5 5 0 1 0 10 0a5 5 0 1 0-10 0z"],
  ["line", "M20 153.5h200"],
];

/** A small car below a low sun. */
export const CarIllustration = (props: DrawingProps) => <Illustration {...props} parts={parts} />;
