// Written by the tests of crates/wire; `make bless` writes it anew.
import type { CardWords } from './messages';

/** The cards by their codes: what they are called and can do. */
export const CARDS: { readonly [code: string]: CardWords } = {
  "Mu": {"name":{"key":"rat-Mu","args":{}},"label":{"key":"braverats-card-label","args":{"card":{"phrase":{"key":"rat-Mu","args":{}}},"value":{"number":0}}},"power":{"key":"rat-power-Mu","args":{}}},
  "Pp": {"name":{"key":"rat-Pp","args":{}},"label":{"key":"braverats-card-label","args":{"card":{"phrase":{"key":"rat-Pp","args":{}}},"value":{"number":1}}},"power":{"key":"rat-power-Pp","args":{}}},
  "Sp": {"name":{"key":"rat-Sp","args":{}},"label":{"key":"braverats-card-label","args":{"card":{"phrase":{"key":"rat-Sp","args":{}}},"value":{"number":2}}},"power":{"key":"rat-power-Sp","args":{}}},
  "As": {"name":{"key":"rat-As","args":{}},"label":{"key":"braverats-card-label","args":{"card":{"phrase":{"key":"rat-As","args":{}}},"value":{"number":3}}},"power":{"key":"rat-power-As","args":{}}},
  "Am": {"name":{"key":"rat-Am","args":{}},"label":{"key":"braverats-card-label","args":{"card":{"phrase":{"key":"rat-Am","args":{}}},"value":{"number":4}}},"power":{"key":"rat-power-Am","args":{}}},
  "Wi": {"name":{"key":"rat-Wi","args":{}},"label":{"key":"braverats-card-label","args":{"card":{"phrase":{"key":"rat-Wi","args":{}}},"value":{"number":5}}},"power":{"key":"rat-power-Wi","args":{}}},
  "Ge": {"name":{"key":"rat-Ge","args":{}},"label":{"key":"braverats-card-label","args":{"card":{"phrase":{"key":"rat-Ge","args":{}}},"value":{"number":6}}},"power":{"key":"rat-power-Ge","args":{}}},
  "Pr": {"name":{"key":"rat-Pr","args":{}},"label":{"key":"braverats-card-label","args":{"card":{"phrase":{"key":"rat-Pr","args":{}}},"value":{"number":7}}},"power":{"key":"rat-power-Pr","args":{}}},
};
