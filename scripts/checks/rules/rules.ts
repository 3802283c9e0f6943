import type { Rule } from "../Rule.ts";
import { assetsRule } from "./assetsRule.ts";
import { campaignsRule } from "./campaignsRule.ts";
import { codeWordsRule } from "./codeWordsRule.ts";
import { contrastRule } from "./contrastRule.ts";
import { cookieDomainRule } from "./cookieDomainRule.ts";
import { fontsRule } from "./fontsRule.ts";
import { hostsRule } from "./hostsRule.ts";
import { identityRule } from "./identityRule.ts";
import { languagesRule } from "./languagesRule.ts";
import { limitsRule } from "./limitsRule.ts";
import { listsRule } from "./listsRule.ts";
import { lookAnswersRule } from "./lookAnswersRule.ts";
import { lookalikeRule } from "./lookalikeRule.ts";
import { namedRightsRule } from "./namedRightsRule.ts";
import { needsRule } from "./needsRule.ts";
import { otherBrandRule } from "./otherBrandRule.ts";
import { promisedCoverRule } from "./promisedCoverRule.ts";
import { seenImagesRule } from "./seenImagesRule.ts";
import { sharedFactsRule } from "./sharedFactsRule.ts";
import { shapeRule } from "./shapeRule.ts";
import { localesRule, textsRule } from "./textsRule.ts";
import { translationsRule } from "./translationsRule.ts";
import { unfilledRule } from "./unfilledRule.ts";
import { untranslatedRule } from "./untranslatedRule.ts";
import { usedTextsRule } from "./usedTextsRule.ts";
import { unneededConsentRule } from "./unneededConsentRule.ts";

/** Every rule of `npm run validate`. Their order does not matter: findings are sorted by place. */
export const rules: readonly Rule[] = [
  shapeRule,
  identityRule,
  hostsRule,
  lookalikeRule,
  cookieDomainRule,
  listsRule,
  needsRule,
  namedRightsRule,
  unneededConsentRule,
  campaignsRule,
  promisedCoverRule,
  textsRule,
  languagesRule,
  unfilledRule,
  localesRule,
  translationsRule,
  untranslatedRule,
  usedTextsRule,
  assetsRule,
  seenImagesRule,
  limitsRule,
  fontsRule,
  contrastRule,
  lookAnswersRule,
  otherBrandRule,
  sharedFactsRule,
  codeWordsRule,
];
