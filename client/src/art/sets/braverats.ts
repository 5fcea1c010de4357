/** Registers the drawings of BraveRats. */
import { rats } from '../drawings/rats';
import { register } from '../emblems';

register(rats);
