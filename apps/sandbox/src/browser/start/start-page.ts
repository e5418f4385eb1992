import '../design/tokens.css';
import '../design/page.css';
import './start.css';
