/** Registers the drawings of La Défaite. */
import { court } from '../drawings/court';
import { courtiers } from '../drawings/courtiers';
import { events } from '../drawings/events';
import { nobles } from '../drawings/nobles';
import { persons } from '../drawings/persons';
import { register } from '../emblems';

register({ ...court, ...courtiers, ...nobles, ...persons, ...events });
