import { freshLists } from '../behaviours/fresh-lists';
import { behaviours } from '../behaviours/registry';
import { runBehaviours } from '../behaviours/run';
import '../islands/define';
import { startNavigation } from '../navigation/start';

startNavigation();
runBehaviours({ ...behaviours, ...freshLists });
