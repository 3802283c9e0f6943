import { type DrawingProps, Illustration, type IllustrationPart } from "./Illustration.tsx";

const parts: readonly IllustrationPart[] = [
  ["soft", "M26 150C8 110 28 50 84 34s122 6 136 58c6 24 0 44-10 58z"],
  ["accent", "M166 62c-9-6-14-12-14-18 0-5 3-8 7-8 3 0 6 2 7 5 1-3 4-5 7-5 4 0 7 3 7 8 0 6-5 12-14 18z"],
  ["fill", "M58 150c-5-34 6-58 32-58s37 24 32 58z"],
  ["light", "M82 150c-3-18 0-32 8-32s11 14 8 32z"],
  ["fill", "M62 60c0-16 12-26 28-26s28 10 28 26v14c0 15-12 24-28 24S62 89 62 74z"],
  ["accent", "M66 42c-15-4-23 9-21 28 1 9 11 11 16 3zM114 42c15-4 23 9 21 28-1 9-11 11-16 3z"],
  ["light", "M76 80c0-8 6-13 14-13s14 5 14 13-6 13-14 13-14-5-14-13z"],
  ["line", "M86 74h8l-4 5zM90 79v5c0 3-4 4-6 2M90 84c0 3 4 4 6 2M80 58v2M100 58v2M74 150v-16M106 150v-16"],
  ["line", "M184 146c16 2 26-8 20-24"],
  ["light", "M140 150c-4-26 5-44 23-44s27 18 23 44z"],
  ["light", "M140 96l-2-24 14 9h22l14-9-2 24c0 13-10 21-23 21s-23-8-23-21z"],
  ["accent", "M144 82l1 5 5-3zM182 82l-1 5-5-3z"],
  [
    "line",
    "M154 95v2M172 95v2M161 103h4l-2 2zM148 104l-10-2M148 108l-9 2M178 104l10-2M178 108l9 2M154 150v-12M172 150v-12M20 150h204",
  ],
];

/** A dog and a cat, side by side. */
export const PetsIllustration = (props: DrawingProps) => <Illustration {...props} parts={parts} />;
