import { type DrawingProps, Illustration, type IllustrationPart } from "./Illustration.tsx";

const parts: readonly IllustrationPart[] = [
  ["soft", "M28 150C8 110 26 50 82 34s122 4 138 56c7 24 1 46-10 60z"],
  ["line", "M44 62c8-9 18-9 24-2 8-6 18-3 20 6M140 72c6 8 14 10 22 4"],
  ["light", "M158 62l56-28-16 50-14-15z"],
  ["accent", "M184 69l30-35-16 50z"],
  ["line", "M98 84V66c0-4 3-7 7-7h22c4 0 7 3 7 7v18"],
  ["fill", "M76 82h80c6 0 10 4 10 10v44c0 6-4 10-10 10H76c-6 0-10-4-10-10V92c0-6 4-10 10-10z"],
  ["light", "M84 82h12v64H84zM136 82h12v64h-12z"],
  ["accent", "M104 114a12 12 0 1 0 24 0a12 12 0 1 0-24 0z"],
  ["line", "M110 118l5-8 4 5 3-3M76 146v5M156 146v5M20 152.5h200"],
];

/** A suitcase, and a paper plane on its way. */
export const SuitcaseIllustration = (props: DrawingProps) => <Illustration {...props} parts={parts} />;
