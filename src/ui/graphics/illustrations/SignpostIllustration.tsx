import { type DrawingProps, Illustration, type IllustrationPart } from "./Illustration.tsx";

const parts: readonly IllustrationPart[] = [
  ["soft", "M26 150C8 110 28 50 84 34s122 6 136 58c6 24 0 44-10 58z"],
  ["line", "M38 92c6-8 14-8 20-1 7-5 15-2 17 5M176 42c5-7 12-7 17-1 6-4 13-2 15 4"],
  ["light", "M114 40c0-4 3-6 6-6s6 2 6 6v110h-12z"],
  ["fill", "M84 50h76l20 17-20 17H84z"],
  ["accent", "M152 96H88l-16 14 16 14h64z"],
  ["line", "M100 67h44M100 110h36M58 150c2-10 0-16-6-20M64 150c0-8 4-13 10-15M182 150c0-8-4-13-10-15M20 150h204"],
];

/** A signpost that points both ways: the page is somewhere else. */
export const SignpostIllustration = (props: DrawingProps) => <Illustration {...props} parts={parts} />;
