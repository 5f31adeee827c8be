import { freshLists } from '../behaviours/refetched-list-behaviours';
import { behaviours } from '../behaviours/behaviour-registry';
import { runBehaviours } from '../behaviours/run-behaviours';
import '../islands/define-island-element';
import { startNavigation } from '../navigation/start-navigation';

startNavigation();
runBehaviours({ ...behaviours, ...freshLists });
