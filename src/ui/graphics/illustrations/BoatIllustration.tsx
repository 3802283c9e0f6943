import { type DrawingProps, Illustration, type IllustrationPart } from "./Illustration.tsx";

const parts: readonly IllustrationPart[] = [
  ["soft", "M30 154C10 112 28 50 84 34s122 6 136 58c6 24 0 46-12 62z"],
  ["accent", "M48 62a14 14 0 1 0 28 0a14 14 0 1 0-28 0z"],
  ["line", "M172 52c6-6 11-6 14 0 4-6 9-6 14 0M186 74c4-5 8-5 10 0 3-5 7-5 10 0"],
  ["line", "M120 118V30"],
  ["light", "M127 40c26 14 42 38 46 68h-46z"],
  ["fill", "M113 54v54H74c4-22 18-42 39-54z"],
  ["accent", "M120 30l18 5-18 6z"],
  ["fill", "M56 118h130l-18 28c-2 3-4 4-7 4H84c-4 0-7-2-9-5z"],
  ["light", "M60 124h122l-4 7H65z"],
  ["soft", "M34 150c10-8 20-8 29 0s20 8 29 0 20-8 29 0 20 8 29 0 20-8 29 0 18 8 28 0v8H34z"],
  [
    "line",
    "M22 146c8 6 16 9 24 2 10-8 18-8 28 0s18 8 28 0 18-8 28 0 18 8 28 0 18-8 28 0 20 6 30-2M70 160h36M134 160h40",
  ],
];

/** A sailing boat on small waves. */
export const BoatIllustration = (props: DrawingProps) => <Illustration {...props} parts={parts} />;
