/** Registers the drawings of Claim. */
import { factions } from '../drawings/factions';
import { register } from '../emblems';

register(factions);
