import { type DrawingProps, Illustration, type IllustrationPart } from "./Illustration.tsx";

const parts: readonly IllustrationPart[] = [
  ["soft", "M26 150C8 110 28 50 84 34s122 6 136 58c6 24 0 44-10 58z"],
  ["light", "M54 56h128c5 0 8 3 8 8v72c0 5-3 8-8 8H54c-5 0-8-3-8-8V64c0-5 3-8 8-8z"],
  ["fill", "M46 72h144v16H46z"],
  ["accent", "M60 102h28v26H60z"],
  ["line", "M100 106h36M100 118h24M100 130h30"],
  ["fill", "M158 132l-8 30 15-7 10 12 6-30zM184 132l10 28-15-5-8 12-6-30z"],
  ["accent", "M146 118a25 25 0 1 0 50 0a25 25 0 1 0-50 0z"],
  ["light", "M156 118a15 15 0 1 0 30 0a15 15 0 1 0-30 0z"],
  ["line", "M164 118l5 6 9-11"],
];

/** A member's card with a rosette. */
export const MemberCardIllustration = (props: DrawingProps) => <Illustration {...props} parts={parts} />;
